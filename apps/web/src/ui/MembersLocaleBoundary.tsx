import { FluentProvider } from '@fluentui/react-components';
import { getDirection, teamLanguages } from '@tideform/i18n';
import { LocaleContext, OwnLocaleContext, useLocale } from '@tideform/i18n/react';
import { type ReactNode, Suspense } from 'react';
import { membersLocale } from './members-locale.ts';
import { usePartsClass } from './parts.styles.ts';

/**
 * Part of the page for members only: entirely in English, including its direction, if members' messages lack the
 * user's language.
 */
export function MembersLocaleBoundary({ children }: { readonly children: ReactNode }) {
  const parts = usePartsClass();
  const own = useLocale();
  if (teamLanguages.includes(own.language)) return children;
  return (
    <OwnLocaleContext value={own}>
      <LocaleContext value={membersLocale}>
        <FluentProvider
          className={parts}
          // NOTE: no class: classes are repeated on every portal, which without its own box would appear below the
          // page.
          style={{ display: 'contents', textAlign: 'start' }}
          dir={getDirection(membersLocale.language)}
          lang={membersLocale.language}
        >
          <Suspense>{children}</Suspense>
        </FluentProvider>
      </LocaleContext>
    </OwnLocaleContext>
  );
}
