import type { ChatConfig } from '../config.ts';
import type { ChatAbout, ChatWidget } from './chat.ts';

/** So long the other page may take to say something. */
const mostMs = 15_000;

/** What the page of the chat tells. */
export type ChatState = 'opening' | 'loaded' | 'not-loaded' | 'hidden';

interface FrameChatPorts {
  /** Hears what frames tell. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
  readonly frame: () => Window | null | undefined;
  readonly onState: (state: ChatState) => void;
}

/** The widget in a frame of a page on a host of its own (`public/chat.js`): nothing of the provider's runs in the app. */
export function openFrameChat(
  { appId, url }: ChatConfig,
  { window, frame, onState }: FrameChatPorts,
): ChatWidget & { end(): void } {
  const origin = new URL(url).origin;
  let booting: ChatAbout | undefined;
  let isReady = false;
  const say = (message: object) => frame()?.postMessage(message, origin);
  const boot = () => isReady && booting && say({ kind: 'boot', appId, about: booting });
  const late = window.setTimeout(() => onState('not-loaded'), mostMs);
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source !== frame()) return;
    const kind = (data as { readonly kind?: unknown } | null)?.kind;
    if (kind === 'ready') {
      isReady = true;
      boot();
    }
    if (kind === 'loaded' || kind === 'not-loaded' || kind === 'hidden') {
      window.clearTimeout(late);
      onState(kind);
    }
  };
  window.addEventListener('message', hear);
  return {
    boot(about) {
      booting = about;
      boot();
    },
    update: (about) => say({ kind: 'update', about }),
    trackEvent: (name) => say({ kind: 'event', name }),
    end() {
      window.clearTimeout(late);
      window.removeEventListener('message', hear);
    },
  };
}
