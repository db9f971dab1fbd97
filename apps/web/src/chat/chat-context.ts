import { createContext, use } from 'react';
import type { ChatEvent } from './chat.ts';

/** Support chat of this installation. */
export interface Chat {
  readonly open: () => void;
  readonly trackEvent: (event: ChatEvent) => void;
}

export const ChatContext = createContext<Chat | undefined>(undefined);

/** Returns the support chat; `undefined` if the operator hasn't configured one. */
export const useChat = (): Chat | undefined => use(ChatContext);
