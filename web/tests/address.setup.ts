// The few things of a browser that the tested modules touch when they are loaded.
Object.assign(globalThis, { location: { hash: "" }, addEventListener() {}, history: { replaceState() {} } });
