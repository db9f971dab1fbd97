import {
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  mergeClasses,
  Subtitle2,
} from '@fluentui/react-components';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import type { FormDefinition } from '@tideform/engine';
import { getLanguageName, languages } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormSkeleton } from '../../../form/FormSkeleton.tsx';
import { getWidthStyle } from '../../../form/form-width.ts';
import { Logo } from '../../../shell/Logo.tsx';
import { writeLanguageChoice } from '../../../shell/locale/locale-choice.ts';
import { getDeviceStorage, isStoragePersistent } from '../../../ui/browser/device-storage.ts';
import { getTint, IconTile } from '../../../ui/icons/IconTile.tsx';
import { shareMessages } from '../share.messages.ts';
import { COLUMN_PX, useShareStyles } from '../share.styles.ts';

/**
 * Frame of all views of a share link: header with form and team, and language menu. Embedded pages show only the
 * content.
 */
export function SharePage(props: {
  /** Title of the form, once known. */
  readonly title?: string | undefined;
  readonly teamName?: string | undefined;
  readonly form?: FormDefinition | undefined;
  /** Called before the page is reloaded in another language. */
  readonly onLeave?: (() => Promise<void>) | undefined;
  /** Centers the content on the page. */
  readonly isMiddle?: boolean;
  readonly children: ReactNode;
}) {
  const styles = useShareStyles();
  const column = useRef<HTMLDivElement>(null);
  const embedded = isEmbedded();
  usePostHeight(column, embedded);
  const { title, teamName = '', form, onLeave, isMiddle = false, children } = props;
  return (
    <div className={mergeClasses(styles.screen, embedded && styles.embedded)}>
      {!embedded && title !== undefined && (
        <header className={styles.header}>
          <IconTile
            icon={<span className={styles.initials}>{getInitials(teamName)}</span>}
            tint={getTint(teamName)}
            size="small"
          />
          <div className={styles.names}>
            <Subtitle2 as="h1" dir="auto" className={styles.title}>
              {title}
            </Subtitle2>
            <Caption1 dir="auto" className={styles.team}>
              {teamName}
            </Caption1>
          </div>
          <LanguageChoice onLeave={onLeave} />
        </header>
      )}
      <div className={mergeClasses(styles.scroll, embedded && styles.flow)}>
        <div
          ref={column}
          className={mergeClasses(styles.column, embedded && styles.low)}
          style={getWidthStyle(form, COLUMN_PX)}
        >
          {isMiddle ? <div className={styles.middle}>{children}</div> : children}
          {isMiddle && <PoweredBy />}
        </div>
      </div>
    </div>
  );
}

/** The 'Powered by …' footer. */
export function PoweredBy() {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  return (
    <footer className={styles.footer}>
      <span className={styles.mark}>
        <Logo size={16} />
      </span>
      <Caption1>{messages.poweredBy}</Caption1>
    </footer>
  );
}

/** Message bar above the form. */
export function Banner(props: {
  readonly intent: 'error' | 'info' | 'warning';
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const styles = useShareStyles();
  return (
    <MessageBar intent={props.intent} layout="multiline" className={styles.banner}>
      <MessageBarBody>{props.text}</MessageBarBody>
      {props.children && <MessageBarActions>{props.children}</MessageBarActions>}
    </MessageBar>
  );
}

/** Language menu of the share link page. The page is reloaded in the chosen language. */
function LanguageChoice({ onLeave }: { readonly onLeave?: (() => Promise<void>) | undefined }) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const { language } = useLocale();
  const choose = async (name: string) => {
    const next = languages.find((one) => one === name);
    await onLeave?.();
    writeLanguageChoice(getDeviceStorage(), next);
    location.reload();
  };
  // Without storage the choice would be lost on reload.
  if (!isStoragePersistent()) return null;
  return (
    <select
      aria-label={messages.language}
      className={styles.language}
      value={language}
      onChange={(event) => void choose(event.target.value)}
    >
      {[...new Set([...languages, language])].map((one) => (
        <option key={one} value={one} lang={one}>
          {getLanguageName(one)}
        </option>
      ))}
    </select>
  );
}

/** Whether the page is embedded in another one (`?embedMode=true`). */
const isEmbedded = (): boolean => new URLSearchParams(location.search).get('embedMode') === 'true';

/**
 * Posts the page's height in CSS pixels to the embedding page whenever it changes: `{ type: 'tideform-height', height
 * }`. The message contains nothing else, so any origin may receive it.
 */
function usePostHeight(content: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useEffect(() => {
    const element = content.current;
    if (!isEmbedded || !element || window.parent === window) return;
    const postHeight = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      // A page that is being unloaded has no height; the frame would jump.
      if (height > 0) window.parent.postMessage({ type: 'tideform-height', height }, '*');
    };
    const watch = new ResizeObserver(postHeight);
    watch.observe(element);
    return () => watch.disconnect();
  }, [content, isEmbedded]);
}

/** Placeholder of a form while it's loading. */
export function ShareSkeleton(props: {
  readonly title?: string | undefined;
  readonly teamName?: string | undefined;
  readonly form?: FormDefinition | undefined;
}) {
  const styles = useShareStyles();
  return (
    <SharePage {...props}>
      <div className={styles.card}>
        <FormSkeleton />
      </div>
    </SharePage>
  );
}
