def pytest_configure(config):
    config.addinivalue_line("markers", "slow: takes minutes; run by ctest -L slow")
