import { request as askPlain, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a request to another local origin and its response back, unchanged. */
export function forwardRequest(request: IncomingMessage, reply: ServerResponse, target: URL | undefined): void {
  const { method, url, headers } = request;
  const forwarded = askPlain({ host: target?.hostname, port: target?.port, method, path: url, headers }, (response) => {
    reply.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(reply);
  });
  forwarded.on('error', () => reply.destroy());
  request.on('error', () => forwarded.destroy());
  request.pipe(forwarded);
}
