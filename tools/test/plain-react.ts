// React's build for development tells the browser's developer tools of everything that it draws. Here nobody looks: before it is
// loaded, what it would tell them with is taken away.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
