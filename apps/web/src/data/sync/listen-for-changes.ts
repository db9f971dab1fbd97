import type { ChangeNotifications } from '@tideform/sync';
import { io } from 'socket.io-client';

/**
 * Listens to Graph's socket.io endpoints over WebSocket.
 *
 * NOTE: loaded with the worker. A module that is loaded later and imports the worker's entry file occasionally makes
 * Chromium close the page.
 */
export const socketNotifications: ChangeNotifications = {
  async listen(url, onChange, signal) {
    if (signal.aborted) return;
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    const disconnect = () => void socket.disconnect();
    signal.addEventListener('abort', disconnect, { once: true });
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
      signal.removeEventListener('abort', disconnect);
      disconnect();
    }
  },
};
