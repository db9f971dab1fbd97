import { createContext, use } from 'react';
import type { ChatEvent } from './chat.ts';

/** Support chat of this installation. */
export interface Chat {
  readonly open: () => void;
  readonly trackEvent: (event: ChatEvent) => void;
}

export const ChatContext = createContext<Chat | undefined>(undefined);

/** `undefined` if the operator hasn't configured a chat. */
export const useChat = (): Chat | undefined => use(ChatContext);
