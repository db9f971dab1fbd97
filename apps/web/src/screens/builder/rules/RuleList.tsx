import { Button, mergeClasses, useArrowNavigationGroup } from '@fluentui/react-components';
import { ArrowUpRight16Regular } from '@fluentui/react-icons';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type MouseEvent, useRef } from 'react';
import type { SaidRule } from './list-said-rules.ts';
import { RuleIcon } from './RuleIcon.tsx';
import { rulesMessages } from './rules.messages.ts';
import { useRulesStyles } from './rules.styles.ts';
import { Sentence } from './wording/Sentence.tsx';
import { textOf } from './wording/sentence.ts';

/** As high as a rule of two lines is, until it is measured. */
const ROW = 80;
const HEIGHT = 600;

interface RuleListProps {
  readonly rules: readonly SaidRule[];
  readonly chosen: string | undefined;
  /** @param field the component whose name was pressed, in place of the rule's own */
  readonly onChoose: (said: SaidRule, field?: string) => void;
  readonly onOpen: (said: SaidRule) => void;
}

/** Rules below the parts of the form that they are in: of many those in view alone. */
export function RuleList({ rules, chosen, onChoose, onOpen }: RuleListProps) {
  const messages = useMessages(rulesMessages);
  const styles = useRulesStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true });
  const rows = useVirtualizer({
    count: rules.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => rules[index]!.rule.id,
    overscan: 8,
    // What is not laid out yet has no height.
    observeElementRect: (list, tell) =>
      observeElementRect(list, ({ width, height }) => tell({ width, height: height || HEIGHT })),
    measureElement: (...row) => measureElement(...row) || ROW,
  });
  return (
    <div ref={scroller} className={styles.scroll} {...arrows}>
      {/* biome-ignore lint/a11y/useSemanticElements: an item lies where it is in the whole of the list */}
      <div role="list" aria-label={messages.list} className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const said = rules[index]!;
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={key}
              ref={rows.measureElement}
              role="listitem"
              data-index={index}
              aria-setsize={rules.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              {said.group !== rules[index - 1]?.group && <h3 className={styles.group}>{said.group}</h3>}
              <Rule said={said} isChosen={said.rule.id === chosen} onChoose={onChoose} onOpen={onOpen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface RuleProps extends Pick<RuleListProps, 'onChoose' | 'onOpen'> {
  readonly said: SaidRule;
  readonly isChosen: boolean;
}

function Rule({ said, isChosen, onChoose, onOpen }: RuleProps) {
  const messages = useMessages(rulesMessages);
  const styles = useRulesStyles();
  const { rule, sentence, hint, marks } = said;
  // Whoever points at a name means that field.
  const choose = ({ target }: MouseEvent) => onChoose(said, (target as HTMLElement).dataset.of);
  const plain = textOf(sentence);
  return (
    <div className={mergeClasses(styles.rule, isChosen && styles.chosen)}>
      <button type="button" className={styles.say} aria-current={isChosen || undefined} onClick={choose}>
        <RuleIcon topic={rule.topic} isWrong={marks.length > 0} />
        <span className={styles.texts}>
          <Sentence parts={sentence} />
          {hint && <span className={styles.hint}>{hint}</span>}
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </span>
      </button>
      <Tooltip content={messages.openSetting} relationship="description">
        <Button
          size="small"
          appearance="subtle"
          className={styles.open}
          icon={<ArrowUpRight16Regular />}
          aria-label={messages.openSettingOf({ rule: plain })}
          onClick={() => onOpen(said)}
        />
      </Tooltip>
    </div>
  );
}
