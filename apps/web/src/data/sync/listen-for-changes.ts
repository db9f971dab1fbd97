import type { ChangeNotifications } from '@tideform/sync';
import { io } from 'socket.io-client';

/**
 * Listens for changes at Graph's socket.io endpoints over WebSocket.
 *
 * NOTE: loaded with the worker's entry file. A module that is loaded later and imports the entry file occasionally
 * makes Chromium close the page.
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
        // The URL is a secret, so the error must not contain it.
        socket.on('connect_error', () => reject(new Error('Change notifications aren’t available')));
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    } finally {
      signal.removeEventListener('abort', disconnect);
      disconnect();
    }
  },
};
