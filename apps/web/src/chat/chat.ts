import { createContext, use } from 'react';

/** Information about a user for support staff. Contains no forms and no answers. */
export interface ChatContextData {
  /** ID that distinguishes users of one device. It isn't sent to the chat provider. */
  readonly person: string;
  readonly name: string;
  readonly language: string;
  readonly version?: string;
  readonly teamId?: string;
}

/** Event that is reported to support staff. */
export type ChatEvent = 'form-published' | 'support-requested';

/** Chat widget of a third-party provider. Calls before `boot` are ignored. */
export interface ChatWidget {
  boot(data: ChatContextData): void;
  /** Updates the user's information and shows the widget. */
  update(about: ChatContextData): void;
  trackEvent(event: ChatEvent): void;
}

/** Support chat of this installation. */
export interface Chat {
  readonly open: () => void;
  readonly trackEvent: (event: ChatEvent) => void;
}

export const ChatContext = createContext<Chat | undefined>(undefined);

/** Returns the support chat; `undefined` if the operator hasn't configured one. */
export const useChat = (): Chat | undefined => use(ChatContext);
