import { mergeClasses, Subtitle1 } from '@fluentui/react-components';
import type { FormPage } from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { getBlockName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useIsOnlySelected, useSelection } from '../selection/useSelection.ts';
import { BlockTools } from './BlockTools.tsx';
import { useCanvasStyles } from './canvas.styles.ts';

/** Title of a wizard page. Selecting the title selects the page. */
export function PageHeader({ page: { path, title, definition } }: { readonly page: FormPage }) {
  const messages = useMessages(designMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const styles = useCanvasStyles();
  const isSelected = useIsOnlySelected(path);
  const isTabStop = useSelection((state) => state.path === path || state.path === undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block isn't a fieldset
    <div
      data-path={path}
      role="group"
      aria-roledescription={messages.blockRole}
      aria-label={getBlockName(title, definition, messages, localizedKinds)}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={mergeClasses(styles.block, isSelected && styles.selected)}
    >
      <Subtitle1 as="h2" block className={styles.headTitle}>
        {title}
      </Subtitle1>
      {isSelected && <BlockTools marks={[]} definition={definition} path={path} />}
    </div>
  );
}
