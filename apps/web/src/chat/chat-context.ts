import { createContext, use } from 'react';
import type { ChatEvent } from './chat.ts';

/** The chat of this installation. */
export interface Chat {
  readonly open: () => void;
  readonly trackEvent: (event: ChatEvent) => void;
}

export const ChatContext = createContext<Chat | undefined>(undefined);

/** `undefined`: the operator has none. */
export const useChat = (): Chat | undefined => use(ChatContext);
