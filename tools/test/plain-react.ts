// React's development build reports every render to the browser's developer tools. Tests don't use them, so these
// functions are removed before React is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
