import { Button, makeStyles, Spinner, Subtitle2, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ChatContextData, ChatWidget } from '../../chat/chat.ts';
import { type ChatState, openFrameChat } from '../../chat/open-frame-chat.ts';
import type { ChatConfig } from '../../config.ts';
import { formatAppVersion } from '../../data/device/app-version.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { chatMessages } from './chat.messages.ts';

const phone = '@media (max-width: 640px)';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    insetInlineEnd: '16px',
    bottom: '16px',
    zIndex: 500,
    display: 'flex',
    flexDirection: 'column',
    width: '400px',
    height: 'min(640px, calc(100dvh - 32px))',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow28,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [phone]: { inset: 0, width: 'auto', height: 'auto', borderRadius: 0, border: 'none' },
  },
  hidden: { display: 'none' },
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    padding: '6px 6px 6px 16px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0 },
  place: { flexGrow: 1, minHeight: 0, display: 'grid' },
  frame: { width: '100%', height: '100%', border: 'none', colorScheme: 'normal' },
});

/** Support chat beside the screen. If it is hidden, the conversation is kept. */
export function ChatDock(props: {
  readonly config: ChatConfig;
  readonly widget: RefObject<ChatWidget | undefined>;
  readonly isShown: boolean;
  readonly onHide: () => void;
}) {
  const { config, widget, isShown, onHide } = props;
  const messages = useMessages(chatMessages);
  const ui = useMessages(uiMessages);
  const styles = useStyles();
  const titleId = useId();
  const getAbout = useGetChatContext();
  const close = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<ChatState>('opening');
  const hide = useRef(onHide);
  const latestAbout = useRef(getAbout);
  useEffect(() => {
    hide.current = onHide;
    latestAbout.current = getAbout;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry opens the chat again.
  useEffect(() => {
    setState('opening');
    const session = openFrameChat(config, {
      window,
      frame: () => frame.current?.contentWindow,
      onState: (nextState) => (nextState === 'hidden' ? hide.current() : setState(nextState)),
    });
    session.boot(latestAbout.current());
    widget.current = session;
    return () => {
      session.end();
      widget.current = undefined;
    };
  }, [config, widget, tries]);
  const wasShown = useRef(true);
  useEffect(() => {
    if (isShown) close.current?.focus();
    if (isShown && !wasShown.current) widget.current?.update(latestAbout.current());
    wasShown.current = isShown;
  }, [isShown, widget]);
  const hideAndFocusContent = () => {
    document.getElementById('content')?.focus();
    onHide();
  };
  return (
    <section
      aria-labelledby={titleId}
      className={isShown ? styles.root : styles.hidden}
      onKeyDown={({ key }) => key === 'Escape' && hideAndFocusContent()}
    >
      <header className={styles.top}>
        <Subtitle2 as="h2" block id={titleId} className={styles.title}>
          {messages.title}
        </Subtitle2>
        <Button
          ref={close}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={ui.close}
          onClick={hideAndFocusContent}
        />
      </header>
      <div className={styles.place}>
        {state === 'opening' && <Spinner label={messages.opening} labelPosition="below" />}
        {state === 'not-loaded' ? (
          <div role="alert">
            <EmptyState
              title={messages.notLoaded}
              text={messages.notLoadedText}
              action={<Button onClick={() => setTries(tries + 1)}>{ui.tryAgain}</Button>}
            />
          </div>
        ) : (
          <iframe
            key={tries}
            ref={frame}
            title={messages.title}
            src={`${config.url}/chat.html`}
            referrerPolicy="origin"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
            className={state === 'loaded' ? styles.frame : styles.hidden}
          />
        )}
      </div>
    </section>
  );
}

/** Returns a function that describes the user and the current screen to the support chat. */
function useGetChatContext(): () => ChatContextData {
  const account = useAccount();
  const { language } = useLocale();
  return () => {
    const version = formatAppVersion();
    const teamId = /^\/teams\/([^/]+)/.exec(location.pathname)?.[1];
    return {
      person: `${account?.tenantId} ${account?.userId}`,
      name: account?.displayName ?? '',
      language,
      ...(version !== undefined && { version }),
      ...(teamId !== undefined && { teamId }),
    };
  };
}
