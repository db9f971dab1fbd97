import { mergeClasses } from '@fluentui/react-components';
import {
  Calculator20Regular,
  Eye20Regular,
  Flash20Regular,
  Shield20Regular,
  Star20Regular,
  Warning20Filled,
} from '@fluentui/react-icons';
import type { RuleTopic } from '@tideform/engine/rules';
import { useRulesStyles } from './rules.styles.ts';

const topicIcons = {
  shown: Eye20Regular,
  required: Star20Regular,
  checked: Shield20Regular,
  calculated: Calculator20Regular,
  other: Flash20Regular,
} as const;

/** Icon for the topic of a rule, or a warning if the rule has a problem. */
export function RuleIcon({ topic, isWrong: hasProblem }: { readonly topic: RuleTopic; readonly isWrong: boolean }) {
  const styles = useRulesStyles();
  const Icon = hasProblem ? Warning20Filled : topicIcons[topic];
  return <Icon aria-hidden className={mergeClasses(styles.icon, hasProblem && styles.wrong)} />;
}
