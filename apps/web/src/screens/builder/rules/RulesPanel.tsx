import { Body1, Button, Input, Switch, ToggleButton, useArrowNavigationGroup } from '@fluentui/react-components';
import { Dismiss20Regular, Search20Regular } from '@fluentui/react-icons';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useDeferredValue, useState } from 'react';
import { useDesignActions } from '../design/design-actions-context.ts';
import type { Selection } from '../design/selection/create-selection.ts';
import { getRuleSetting } from '../logic/get-rule-setting.ts';
import type { SettingLocation } from '../settings/setting-location.ts';
import { filterRules, type RuleFilter, useFormattedRules } from './format-rules.ts';
import { RuleArrows } from './RuleArrows.tsx';
import { RuleList } from './RuleList.tsx';
import { rulesMessages } from './rules.messages.ts';
import { useRulesStyles } from './rules.styles.ts';

const filters = ['all', 'shown', 'required', 'checked', 'calculated', 'marked'] as const;

interface RuleSearch {
  readonly search: string;
  readonly filter: RuleFilter;
}

const noSearch: RuleSearch = { search: '', filter: 'all' };
/** Last search and filter of each builder, restored when the user returns from a setting. */
const lastSearches = new WeakMap<Selection, RuleSearch>();

interface RulesPanelProps {
  readonly form: FormDefinition;
  readonly onOpenSetting: (location: SettingLocation) => void;
  readonly onClose: () => void;
}

/**
 * Searchable list of all rules of a form in plain language. It replaces the settings; each rule links to its setting.
 */
export function RulesPanel({ form, onOpenSetting, onClose }: RulesPanelProps) {
  const messages = useMessages(rulesMessages);
  const styles = useRulesStyles();
  const { selection } = useDesignActions();
  // Updates the list with a lower priority, so that typing and keys on the canvas don't wait for it.
  const { rules, fields } = useFormattedRules(useDeferredValue(form));
  const [{ search, filter }, setSearch] = useState(() => lastSearches.get(selection) ?? noSearch);
  const [hasArrows, setArrows] = useState(true);
  const [chosenId, setChosenId] = useState<string>();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal' });
  const updateSearch = (next: Partial<RuleSearch>) => {
    const nextSearch = { search, filter, ...next };
    lastSearches.set(selection, nextSearch);
    setSearch(nextSearch);
  };
  const hasDiagnostics = rules.some(({ diagnostics }) => diagnostics.length > 0);
  const availableFilters = filters.filter((one) => one !== 'marked' || hasDiagnostics || filter === 'marked');
  const foundRules = filterRules(rules, filter, search);
  const isSearch = filter !== 'all' || search.trim() !== '';
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{messages.title}</h2>
        <p role="status" className={styles.quiet}>
          {isSearch
            ? messages.found({ found: foundRules.length, count: rules.length })
            : messages.count({ count: rules.length })}
        </p>
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={messages.close} onClick={onClose} />
      </header>
      {rules.length === 0 ? (
        <div className={styles.none}>
          <Body1 as="p" className={styles.noneText}>
            {messages.none}
          </Body1>
        </div>
      ) : (
        <>
          <Input
            type="search"
            autoFocus
            appearance="filled-darker"
            className={styles.find}
            contentBefore={<Search20Regular />}
            placeholder={messages.find}
            aria-label={messages.find}
            value={search}
            onChange={(_, { value }) => updateSearch({ search: value })}
          />
          <div role="toolbar" aria-label={messages.topics} className={styles.chips} {...arrows}>
            {availableFilters.map((one) => (
              <ToggleButton
                key={one}
                size="small"
                shape="circular"
                appearance={one === filter ? 'primary' : 'outline'}
                checked={one === filter}
                onClick={() => updateSearch({ filter: one })}
              >
                {messages.topic[one]}
              </ToggleButton>
            ))}
          </div>
          <Switch
            className={styles.arrows}
            label={messages.arrows}
            labelPosition="before"
            checked={hasArrows}
            onChange={(_, { checked }) => setArrows(checked)}
          />
          {hasArrows && <RuleArrows rules={rules} fields={fields} />}
          {foundRules.length === 0 ? (
            <div className={styles.none}>
              <Body1 as="p" className={styles.noneText}>
                {messages.noneFound}
              </Body1>
              <Button onClick={() => updateSearch(noSearch)}>{messages.showAll}</Button>
            </div>
          ) : (
            <RuleList
              rules={foundRules}
              chosen={chosenId}
              onChoose={({ rule: { id, componentPath: of } }, field = of) => {
                setChosenId(id);
                selection.select(field);
              }}
              onOpen={({ rule }) => onOpenSetting({ path: rule.componentPath, setting: getRuleSetting(rule.kind) })}
            />
          )}
        </>
      )}
    </>
  );
}
