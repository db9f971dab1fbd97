import { mergeClasses, Subtitle1 } from '@fluentui/react-components';
import type { Page } from '@tideform/components/editing';
import { kinds } from '@tideform/components/palette';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { blockName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useIsAlone, useSelection } from '../selection/useSelection.ts';
import { BlockTools } from './BlockTools.tsx';
import { useCanvasStyles } from './canvas.styles.ts';

/** The title of a wizard's page. Selecting it is selecting the page. */
export function PageHead({ page: { path, title, definition } }: { readonly page: Page }) {
  const messages = useMessages(designMessages);
  const saidKinds = useSpoken(kinds);
  const styles = useCanvasStyles();
  const isSelected = useIsAlone(path);
  const isTabStop = useSelection((state) => state.path === path || state.path === undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block is no fieldset
    <div
      data-path={path}
      role="group"
      aria-roledescription={messages.blockRole}
      aria-label={blockName(title, definition, messages, saidKinds)}
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
