import { request as askPlain, type IncomingMessage, type ServerResponse } from 'node:http';

/** Carries a request to another origin of this machine and its answer back, letter by letter. */
export function passOn(request: IncomingMessage, reply: ServerResponse, target: URL | undefined): void {
  const { method, url, headers } = request;
  const onward = askPlain({ host: target?.hostname, port: target?.port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(reply);
  });
  onward.on('error', () => reply.destroy());
  request.on('error', () => onward.destroy());
  request.pipe(onward);
}
