import { Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Open16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useHiddenClass } from '../classes/useHiddenClass.tsx';
import { getChoiceKey } from '../read/choice.ts';
import { useDataRows } from './DataRows.tsx';
import { responseLinksMessages } from './response-links.messages.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
  },
  link: {
    ...typographyStyles.caption1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  icon: { flexShrink: 0 },
});

export interface ResponseLinksProps {
  readonly dataSourceId: string;
  /** Selected rows, or their IDs. */
  readonly rows: readonly unknown[];
  readonly labelOf: (row: unknown) => string;
  /** Whether the form is read-only, so that a link may replace the page. */
  readonly isRecord: boolean;
}

interface LoadedResponseLinks {
  readonly key: string;
  readonly links: readonly { readonly address: string; readonly label: string }[];
}

/** Links to the selected responses. Renders nothing if rows of the data source aren't responses. */
export function ResponseLinks({ dataSourceId, rows, labelOf, isRecord }: ResponseLinksProps) {
  const responses = useDataRows()?.responses;
  const messages = useMessages(responseLinksMessages);
  const styles = useStyles();
  const hidden = useHiddenClass();
  const [found, setFound] = useState<LoadedResponseLinks>();
  const key = JSON.stringify([dataSourceId, rows.map(getChoiceKey)]);
  const loadLinks = useEffectEvent(async (): Promise<LoadedResponseLinks['links']> => {
    const links = rows.map(async (row) => ({
      address: await responses?.findAddress(dataSourceId, row),
      label: labelOf(row),
    }));
    return (await Promise.all(links)).flatMap(({ address, label }) =>
      address === undefined ? [] : { address, label },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is all that is asked for
  useEffect(() => {
    let isCanceled = false;
    loadLinks().then(
      (links) => isCanceled || setFound({ key, links }),
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [responses, key]);
  if (found?.key !== key || found.links.length === 0) return null;
  const go = (event: MouseEvent, address: string) => {
    if (!isRecord || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    responses?.open(address);
  };
  return (
    <ul className={styles.list}>
      {found.links.map(({ address, label }) => (
        <li key={address}>
          <Link
            className={styles.link}
            href={address}
            {...(!isRecord && { target: '_blank', rel: 'noopener' })}
            onClick={(event) => go(event, address)}
          >
            <Open16Regular className={styles.icon} aria-hidden="true" />
            <span>
              {messages.open({ name: label })}
              {!isRecord && <span className={hidden}> {messages.inNewTab}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
