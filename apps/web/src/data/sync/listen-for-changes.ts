import type { ChangeNotices } from '@tideform/sync';
import { io } from 'socket.io-client';

/**
 * Graph's socket.io addresses, over a websocket alone. NOTE: loaded with the worker. A module that comes late and imports the
 * worker's first file makes Chromium end the page now and then.
 */
export const socketNotices: ChangeNotices = {
  async listen(url, onChange, signal) {
    if (signal.aborted) return;
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    const end = () => void socket.disconnect();
    signal.addEventListener('abort', end, { once: true });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', onChange);
        socket.on('notification', onChange);
        socket.on('disconnect', () => resolve());
        // The address is a secret: the error must not carry it.
        socket.on('connect_error', () => reject(new Error('Changes cannot be heard of')));
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  },
};
