"""A long count on a Slurm of two nodes on this machine. Skipped, with the reason, where that cannot be."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import time

import pytest

HERE = pathlib.Path(__file__).resolve().parent
COMMAND = os.path.abspath(os.environ.get("QUEENS", HERE.parents[1] / "build" / "release" / "queens"))
TOTALS = {16: "14772512\n", 17: "95815104\n", 18: "666090624\n", 19: "4968057848\n"}
slow = pytest.mark.slow


def why_not():
    if os.geteuid() != 0:
        return "a scratch Slurm needs root"
    missing = [name for name in ("munged", "slurmctld", "slurmd", "sbatch", "squeue", "scontrol") if not shutil.which(name)]
    return f"slurm-wlm is not installed ({', '.join(missing)} missing)" if missing else ""


pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "-")


@pytest.fixture(scope="module")
def slurm(tmp_path_factory):
    """The environment of a running scratch Slurm."""
    folder = tmp_path_factory.mktemp("slurm")
    script = HERE / "scratch_slurm.sh"
    env = {**os.environ, "SLURM_CONF": str(folder / "slurm.conf"), "LANG": "C"}
    started = subprocess.run([script, "start", folder], capture_output=True, text=True)
    try:
        if started.returncode != 0:
            pytest.skip(f"Slurm does not start here: {started.stderr.strip()}")
        deadline = time.monotonic() + 20
        while subprocess.run(["sinfo", "-h", "-o", "%t"], capture_output=True, text=True, env=env).stdout.split() != ["idle"]:
            if time.monotonic() > deadline:
                pytest.skip("the nodes of the scratch Slurm do not come up here")
            time.sleep(0.2)
        yield env
    finally:
        subprocess.run([script, "stop", folder])


@pytest.fixture
def queens(slurm):
    def run(*words):
        return subprocess.run([COMMAND, *map(str, words)], capture_output=True, text=True, env=slurm, timeout=300)

    return run


def queue(env, *options):
    return subprocess.run(["squeue", "-h", "-r", *options], capture_output=True, text=True, env=env, check=True).stdout.split("\n")[:-1]


def wait_until(true, seconds=60):
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.2)


def shards(queens, file):
    return json.loads(queens("ledger", "status", file, "--json").stdout).get("shards", [])


def planned(queens, folder, n, split):
    file = folder / f"{n} units.db"  # a name with a blank: nobody may trip over it
    assert queens("ledger", "plan", n, file, "--memory", "16M", "--split", split).returncode == 0
    return file


def test_a_node_dies_in_the_middle_and_the_total_is_right(slurm, queens, tmp_path):
    file = planned(queens, tmp_path, 18, 0.01)
    dry = queens("ledger", "submit", file, "--tasks", 6, "--dry-run")
    assert "#SBATCH --array=1-6" in dry.stdout and queue(slurm) == []
    submitted = queens("ledger", "submit", file, "--tasks", 6)
    assert submitted.returncode == 0, submitted.stderr
    told = shards(queens, file)
    assert [shard["shard"] for shard in told] == [1, 2, 3, 4, 5, 6] and all(shard["state"] for shard in told)

    # Once node n2 works and has results on its file, it dies: Slurm is told, and its processes are killed.
    wait_until(lambda: any(shard["results"] > 0 for shard in shards(queens, file)))
    on_n2 = [line for line in queue(slurm, "-t", "RUNNING", "-o", "%K %N") if line.endswith("n2")]
    victims = [line.split()[0] for line in on_n2]
    conf = pathlib.Path(slurm["SLURM_CONF"])
    os.kill(int((conf.parent / "run" / "slurmd-n2.pid").read_text()), signal.SIGKILL)
    subprocess.run(["scontrol", "update", "nodename=n2", "state=down", "reason=test"], env=slurm, check=True)
    for shard in victims:
        kill_workers(f"shard-{shard}-of-6.order")
    requeued = queue(slurm, "-t", "PENDING,RUNNING", "-o", "%K")
    assert victims and set(victims) <= set(requeued), "a task of the dead node was lost"
    again = queens("ledger", "submit", file)
    assert again.returncode == 0 and not set(numbers_of(again.stderr)) & set(victims), "a shard in the queue was submitted twice"
    subprocess.run(["slurmd", "-N", "n2", "-f", conf], env=slurm, check=True)  # repaired
    wait_until(lambda: not queue(slurm), 150)

    merged = queens("ledger", "merge", file)
    assert (merged.stdout, merged.returncode) == (TOTALS[18], 0), merged.stderr
    rows = [line.split()[0] for i in range(1, 7) for line in (tmp_path / f"{file.name}.shards/shard-{i}-of-6.results").read_text().splitlines()[1:]]
    assert len(rows) == len(set(rows)) == json.loads(queens("ledger", "status", file, "--json").stdout)["units"]


def kill_workers(order):
    """The processes that count this order."""
    for entry in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = entry.read_bytes().split(b"\0")
        except OSError:
            continue
        if words[0] == COMMAND.encode() or words[0].endswith(b"/queens"):
            if any(word.endswith(order.encode()) for word in words):
                os.kill(int(entry.parent.name), signal.SIGKILL)


def numbers_of(text):
    """The shards that a sentence of `submit` names."""
    if "shards" not in text or "nothing" in text:
        return []
    listed = text.split("shards ")[-1].split(" of ")[0]
    found = []
    for part in listed.split(","):
        first, _, last = part.partition("-")
        found += [str(i) for i in range(int(first), int(last or first) + 1)]
    return found


def test_a_failed_shard_is_named_and_submitted_again_by_one_command(slurm, queens, tmp_path):
    file = planned(queens, tmp_path, 16, 0.001)
    folder = tmp_path / f"{file.name}.shards"
    folder.mkdir()
    (folder / "shard-2-of-3.results").mkdir()  # nothing can be written there: this task fails
    assert queens("ledger", "submit", file, "--tasks", 3).returncode == 0
    wait_until(lambda: not queue(slurm))
    (folder / "shard-2-of-3.results").rmdir()
    merged = queens("ledger", "merge", file)
    assert merged.stdout == "" and "not known yet" in merged.stderr
    told = shards(queens, file)
    assert [(shard["shard"], shard["state"]) for shard in told] == [(2, "")]
    assert "shard 2 of 3" in queens("ledger", "status", file).stdout
    again = queens("ledger", "submit", file)
    assert numbers_of(again.stderr) == ["2"]
    wait_until(lambda: not queue(slurm))
    assert queens("ledger", "merge", file).stdout == TOTALS[16]
    assert "nothing to submit" in queens("ledger", "submit", file).stderr


@pytest.mark.parametrize("n", [17, pytest.param(19, marks=slow)])
def test_the_total_of_an_array_is_the_published_one(slurm, queens, tmp_path, n):
    file = planned(queens, tmp_path, n, 0.02)
    assert queens("ledger", "submit", file, "--tasks", 4).returncode == 0
    wait_until(lambda: not queue(slurm), 280)
    assert queens("ledger", "merge", file).stdout == TOTALS[n]


def test_what_sbatch_refuses_changes_nothing(slurm, queens, tmp_path):
    file = planned(queens, tmp_path, 14, 0.001)
    refused = queens("ledger", "submit", file, "--tasks", 2, "--partition", "nowhere")
    assert refused.returncode == 2 and "sbatch refused" in refused.stderr and queue(slurm) == []
    assert shards(queens, file) == []
    unsafe = queens("ledger", "submit", file, "--tasks", 2, "--partition", "a b\n#SBATCH --uid=0")
    assert unsafe.returncode == 2 and "no word for sbatch" in unsafe.stderr
