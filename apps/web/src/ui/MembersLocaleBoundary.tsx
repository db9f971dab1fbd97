import { FluentProvider } from '@fluentui/react-components';
import { getDirection, teamLanguages } from '@tideform/i18n';
import { LocaleContext, OwnLocaleContext, useLocale } from '@tideform/i18n/react';
import { type ReactNode, Suspense } from 'react';
import { useFluentOverridesClass } from './fluent-overrides.styles.ts';
import { membersLocale } from './members-locale.ts';

/**
 * Part of the page that only members use. If members' messages don't exist in the user's language, the whole part is in
 * English, including its text direction.
 */
export function MembersLocaleBoundary({ children }: { readonly children: ReactNode }) {
  const overridesClass = useFluentOverridesClass();
  const own = useLocale();
  if (teamLanguages.includes(own.language)) return children;
  return (
    <OwnLocaleContext value={own}>
      <LocaleContext value={membersLocale}>
        <FluentProvider
          className={overridesClass}
          // NOTE: doesn't use a CSS class, because classes are repeated on every portal. A portal without a box of its
          // own would appear below the page.
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
