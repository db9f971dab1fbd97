import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { type Chat, ChatContext, type ChatWidget } from '../../chat/chat.ts';
import type { ChatConfig } from '../../config.ts';

const ChatDock = onDemand(async () => (await import('./ChatDock.tsx')).ChatDock);

/**
 * Provides the support chat to screens. The chat provider receives no data before a user opens the chat (record 206).
 */
export function ChatProvider({ config, children }: { readonly config: ChatConfig; readonly children: ReactNode }) {
  const widget = useRef<ChatWidget>(undefined);
  const [wasOpened, setOpened] = useState(false);
  const [isShown, setShown] = useState(false);
  const [chat] = useState((): Chat => {
    const open = () => {
      setOpened(true);
      setShown(true);
    };
    return { open, trackEvent: (event) => widget.current?.trackEvent(event) };
  });
  return (
    <ChatContext value={chat}>
      {children}
      {wasOpened && <ChatDock config={config} widget={widget} isShown={isShown} onHide={() => setShown(false)} />}
    </ChatContext>
  );
}
