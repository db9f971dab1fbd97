import { Button, mergeClasses, useArrowNavigationGroup } from '@fluentui/react-components';
import {
  ArrowUpRight16Regular,
  Calculator20Regular,
  Eye20Regular,
  Flash20Regular,
  Shield20Regular,
  Star20Regular,
  Warning20Filled,
} from '@fluentui/react-icons';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { RuleTopic } from '@tideform/engine/rules';
import { useMessages } from '@tideform/i18n/react';
import { type MouseEvent, useRef } from 'react';
import type { FormattedRule } from './format-rules.ts';
import { rulesMessages } from './rules.messages.ts';
import { useRulesStyles } from './rules.styles.ts';
import { Sentence } from './wording/Sentence.tsx';
import { toPlainText } from './wording/sentence.ts';

/** Height of a rule with two lines in pixels, used until the row is measured. */
const ROW_HEIGHT = 80;
const FALLBACK_HEIGHT = 600;

interface RuleListProps {
  readonly rules: readonly FormattedRule[];
  readonly chosen: string | undefined;
  /** @param field path of the component whose name was clicked, if it isn't the component that has the rule */
  readonly onChoose: (entry: FormattedRule, field?: string) => void;
  readonly onOpen: (entry: FormattedRule) => void;
}

/** Virtualized list of rules, grouped by the part of the form that contains them. */
export function RuleList({ rules, chosen, onChoose, onOpen }: RuleListProps) {
  const messages = useMessages(rulesMessages);
  const styles = useRulesStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true });
  const rows = useVirtualizer({
    count: rules.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rules[index]!.rule.id,
    overscan: 8,
    // An element without a layout reports a height of 0, so a fixed height replaces it.
    observeElementRect: (list, report) =>
      observeElementRect(list, ({ width, height }) => report({ width, height: height || FALLBACK_HEIGHT })),
    measureElement: (...row) => measureElement(...row) || ROW_HEIGHT,
  });
  return (
    <div ref={scroller} className={styles.scroll} {...arrows}>
      {/* biome-ignore lint/a11y/useSemanticElements: items are positioned absolutely, by their offset */}
      <div role="list" aria-label={messages.list} className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const entry = rules[index]!;
          return (
            // biome-ignore lint/a11y/useSemanticElements: items are positioned absolutely, by their offset
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
              {entry.group !== rules[index - 1]?.group && <h3 className={styles.group}>{entry.group}</h3>}
              <RuleListItem entry={entry} isChosen={entry.rule.id === chosen} onChoose={onChoose} onOpen={onOpen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface RuleListItemProps extends Pick<RuleListProps, 'onChoose' | 'onOpen'> {
  readonly entry: FormattedRule;
  readonly isChosen: boolean;
}

function RuleListItem({ entry, isChosen, onChoose, onOpen }: RuleListItemProps) {
  const messages = useMessages(rulesMessages);
  const styles = useRulesStyles();
  const { rule, sentence, hint, diagnostics } = entry;
  // A click on the name of a field chooses that field; a click elsewhere chooses the rule's own component.
  const choose = ({ target }: MouseEvent) => onChoose(entry, (target as HTMLElement).dataset.of);
  const plainSentence = toPlainText(sentence);
  return (
    <div className={mergeClasses(styles.rule, isChosen && styles.chosen)}>
      <button type="button" className={styles.say} aria-current={isChosen || undefined} onClick={choose}>
        <RuleIcon topic={rule.topic} isWrong={diagnostics.length > 0} />
        <span className={styles.texts}>
          <Sentence parts={sentence} />
          {hint && <span className={styles.hint}>{hint}</span>}
          {diagnostics.map((diagnostic) => (
            <span key={diagnostic} className={styles.mark}>
              {diagnostic}
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
          aria-label={messages.openSettingOf({ rule: plainSentence })}
          onClick={() => onOpen(entry)}
        />
      </Tooltip>
    </div>
  );
}

const topicIcons = {
  shown: Eye20Regular,
  required: Star20Regular,
  checked: Shield20Regular,
  calculated: Calculator20Regular,
  other: Flash20Regular,
} as const;

/** Icon for the topic of a rule, or a warning if the rule has a problem. */
function RuleIcon({ topic, isWrong: hasProblem }: { readonly topic: RuleTopic; readonly isWrong: boolean }) {
  const styles = useRulesStyles();
  const Icon = hasProblem ? Warning20Filled : topicIcons[topic];
  return <Icon aria-hidden className={mergeClasses(styles.icon, hasProblem && styles.wrong)} />;
}
