// Preloaded into the server's process: delays the responses of Graph and of the product's API, like the network to a
// remote data center.
import { Server } from 'node:http';

const delayMs = Number(process.env.BENCH_DELAY_MS);
const { emit } = Server.prototype;

Server.prototype.emit = function (name, ...rest) {
  if (name !== 'request' || !/^\/(v1\.0|api)\//.test(rest[0].url)) return emit.call(this, name, ...rest);
  setTimeout(() => emit.call(this, name, ...rest), delayMs);
  return true;
};
