import { Caption1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useRef } from 'react';
import { getWidthStyle } from '../../../form/form-width.ts';
import { Logo } from '../../../shell/Logo.tsx';
import { getTint, IconTile } from '../../../ui/IconTile.tsx';
import { shareMessages } from '../share.messages.ts';
import { COLUMN_PX, useShareStyles } from '../share.styles.ts';
import { isEmbedded } from './is-embedded.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { usePostHeight } from './usePostHeight.ts';

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
