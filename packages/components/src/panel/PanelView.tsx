import { makeStyles, mergeClasses, tokens, typographyStyles, useFluent } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSectionClass } from '../kit/classes/useSectionClass.tsx';
import { Heading, HeadingScope } from '../kit/HeadingLevel.tsx';
import { InfoTip } from '../kit/InfoTip.tsx';
import { stripHtmlTags } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import type { PanelProps } from './panel.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  body: { marginTop: tokens.spacingVerticalL },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    cursor: 'pointer',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  /* The arrow points down while the panel is expanded. Griffel mirrors the rotation in right-to-left layouts. */
  disclosure: { '&[open] > summary > svg': { transform: 'rotate(90deg)' } },
  arrow: {
    flexShrink: 0,
    transitionProperty: 'transform',
    transitionDuration: tokens.durationFast,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
  },
});

export function PanelView({ id, props, slot }: ViewProps<PanelProps, never, ReactNode>) {
  const styles = useStyles();
  const section = useSectionClass();
  const Arrow = useFluent().dir === 'rtl' ? ChevronLeft20Regular : ChevronRight20Regular;
  const title = props.hideLabel ? '' : stripHtmlTags(props.title);
  const body = <HeadingScope>{slot(0)}</HeadingScope>;
  const heading = <Heading className={styles.title}>{title}</Heading>;
  const titled = props.tooltip ? (
    <InfoTip id={id} about={title} html={props.tooltip}>
      {heading}
    </InfoTip>
  ) : (
    heading
  );
  if (props.collapsible && title) {
    return (
      <details open={!props.collapsed} className={mergeClasses(section, styles.disclosure)}>
        <summary className={styles.summary}>
          <Arrow className={styles.arrow} aria-hidden />
          {heading}
        </summary>
        {props.tooltip && <InfoTip id={id} about={title} html={props.tooltip} />}
        <div className={styles.body}>{body}</div>
      </details>
    );
  }
  if (!title) return <div className={section}>{body}</div>;
  return (
    <section className={section}>
      {titled}
      <div className={styles.body}>{body}</div>
    </section>
  );
}
