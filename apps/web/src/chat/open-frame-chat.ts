import type { ChatConfig } from '../config.ts';
import type { ChatContextData, ChatWidget } from './chat.ts';

/** Maximum time to wait for the chat page to respond. */
const timeoutMs = 15_000;

/** State reported by the chat page. */
export type ChatState = 'opening' | 'loaded' | 'not-loaded' | 'hidden';

interface FrameChatPorts {
  /** Window that receives the messages of the frame. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
  readonly frame: () => Window | null | undefined;
  readonly onState: (state: ChatState) => void;
}

/**
 * Opens the chat widget in a frame on a separate host (`public/chat.js`), so that no code of the chat provider runs in
 * the app.
 */
export function openFrameChat(
  { appId, url }: ChatConfig,
  { window, frame, onState }: FrameChatPorts,
): ChatWidget & { end(): void } {
  const origin = new URL(url).origin;
  let bootData: ChatContextData | undefined;
  let isReady = false;
  const send = (message: object) => frame()?.postMessage(message, origin);
  const boot = () => isReady && bootData && send({ kind: 'boot', appId, about: bootData });
  const timeout = window.setTimeout(() => onState('not-loaded'), timeoutMs);
  const handleMessage = ({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source !== frame()) return;
    const kind = (data as { readonly kind?: unknown } | null)?.kind;
    if (kind === 'ready') {
      isReady = true;
      boot();
    }
    if (kind === 'loaded' || kind === 'not-loaded' || kind === 'hidden') {
      window.clearTimeout(timeout);
      onState(kind);
    }
  };
  window.addEventListener('message', handleMessage);
  return {
    boot(about) {
      bootData = about;
      boot();
    },
    update: (about) => send({ kind: 'update', about }),
    trackEvent: (name) => send({ kind: 'event', name }),
    end() {
      window.clearTimeout(timeout);
      window.removeEventListener('message', handleMessage);
    },
  };
}
