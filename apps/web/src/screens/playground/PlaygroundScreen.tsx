import { FluentProvider, Link, mergeClasses, Select, Title3 } from '@fluentui/react-components';
import { samples } from '@tideform/components/samples';
import { useState } from 'react';
import { themes } from '../../shell/theme/brand.ts';
import { useThemeStyles } from '../../shell/theme/ThemeFrame.tsx';
import { usePlaygroundStyles } from './playground.styles.ts';
import { formatSelection, type Look, looks, parseSelection } from './playground-selection.ts';
import { SampleCard } from './SampleCard.tsx';

type Type = keyof typeof samples;
const types = Object.keys(samples).sort() as Type[];

/**
 * Shows every component's samples as view, settings and print, side by side. Development only: `main.tsx` opens it at
 * `/playground` without sign-in, server or local data. The URL has `?type=` and `?look=`.
 */
export function PlaygroundScreen() {
  const styles = usePlaygroundStyles();
  const page = useThemeStyles();
  const [selection, setSelection] = useState(() => parseSelection(location.search, types));
  const updateSelection = (next: Partial<typeof selection>) => {
    const newSelection = { ...selection, ...next };
    history.replaceState(null, '', `?${formatSelection(newSelection)}`);
    setSelection(newSelection);
  };
  const shownTypes = selection.type === undefined ? types : [selection.type];
  const { theme, dir } = looks[selection.look];
  return (
    <FluentProvider theme={themes[theme]} dir={dir} className={mergeClasses(page.page, styles.root)}>
      <nav className={styles.nav} aria-label="Components">
        <Select
          aria-label="Look"
          value={selection.look}
          onChange={(_, data) => updateSelection({ look: data.value as Look })}
        >
          {Object.keys(looks).map((look) => (
            <option key={look}>{look}</option>
          ))}
        </Select>
        <Link as="button" onClick={() => updateSelection({ type: undefined })}>
          All components
        </Link>
        {types.map((type) => (
          <Link as="button" key={type} aria-current={type === selection.type} onClick={() => updateSelection({ type })}>
            {type}
          </Link>
        ))}
      </nav>
      <main className={styles.main}>
        {shownTypes.map((type) => (
          <section key={type} className={styles.section}>
            <Title3 as="h2">{type}</Title3>
            {samples[type].map((sample, at) => (
              <SampleCard key={sample.name} type={type} sample={sample} isFirst={at === 0} />
            ))}
          </section>
        ))}
      </main>
    </FluentProvider>
  );
}
