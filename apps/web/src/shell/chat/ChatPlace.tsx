import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useRef, useState } from 'react';
import type { ChatWidget } from '../../chat/chat.ts';
import { type Chat, ChatContext } from '../../chat/chat-context.ts';
import type { ChatConfig } from '../../config.ts';

const ChatDock = onDemand(async () => (await import('./ChatDock.tsx')).ChatDock);

/** Lets screens open the chat of this installation. Before somebody does, the provider hears of nobody (record 206). */
export function ChatPlace({ config, children }: { readonly config: ChatConfig; readonly children: ReactNode }) {
  const widget = useRef<ChatWidget>(undefined);
  const [isOpened, setOpened] = useState(false);
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
      {isOpened && <ChatDock config={config} widget={widget} isShown={isShown} onHide={() => setShown(false)} />}
    </ChatContext>
  );
}
