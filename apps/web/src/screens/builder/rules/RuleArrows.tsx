import { makeStyles, mergeClasses, tokens, typographyStyles, useFluent } from '@fluentui/react-components';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelectedPath } from '../design/selection/useSelection.ts';
import type { FormattedRule } from './format-rules.ts';
import { type ComponentBox, findArrows, type RuleArrow, routeArrow } from './rule-arrows.ts';
import type { FormFields } from './wording/form-fields.ts';

const useStyles = makeStyles({
  gutter: { paddingInlineEnd: '112px' },
  layer: { position: 'absolute', inset: 0, pointerEvents: 'none' },
  drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  mirrored: { transform: 'scaleX(-1)' },
  line: { fill: 'none', stroke: tokens.colorCompoundBrandStroke, strokeWidth: '2px' },
  label: {
    ...typographyStyles.caption1Strong,
    position: 'absolute',
    translate: '0 -50%',
    maxWidth: '104px',
    paddingInline: '8px',
    lineHeight: '20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
  },
});

interface PositionedArrow extends RuleArrow {
  readonly path: string;
  /** Position of the label in pixels: distance from the end edge of the page, and from its top. */
  readonly end: number;
  readonly middle: number;
  /** Name of the page that contains the component at the other end, if that isn't the open page. */
  readonly otherPage: string | undefined;
}

interface RuleArrowsProps {
  readonly rules: readonly FormattedRule[];
  readonly fields: FormFields;
}

/**
 * Arrows on the canvas between the selected component and the components that it depends on or that depend on it. An
 * arrow to another page ends in the name of that page. Hidden from screen readers, since the list contains the same
 * information.
 */
export function RuleArrows({ rules, fields }: RuleArrowsProps) {
  const styles = useStyles();
  const { dir } = useFluent();
  const selected = useSelectedPath();
  const [sheet, setSheet] = useState<HTMLElement>();
  const [positionedArrows, setPositionedArrows] = useState<readonly PositionedArrow[]>([]);
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-sheet]') ?? undefined;
    setSheet(page);
    if (!page) return;
    const classes = styles.gutter.split(' ');
    page.classList.add(...classes);
    const updateArrows = () =>
      setPositionedArrows(
        selected === undefined ? [] : computeArrows(page, findArrows(rules, selected), selected, fields, dir === 'rtl'),
      );
    updateArrows();
    const observer = new ResizeObserver(updateArrows);
    observer.observe(page);
    return () => {
      observer.disconnect();
      page.classList.remove(...classes);
    };
  }, [rules, fields, selected, dir, styles.gutter]);
  if (!sheet || positionedArrows.length === 0) return null;
  const isMirrored = dir === 'rtl';
  return createPortal(
    <div aria-hidden className={styles.layer} data-rule-arrows>
      <svg className={mergeClasses(styles.drawing, isMirrored && styles.mirrored)} role="presentation">
        <defs>
          <marker id="rule-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="6" markerHeight="6" orient="auto">
            <path d="M 1 1 L 9 5 L 1 9" className={styles.line} />
          </marker>
        </defs>
        {positionedArrows.map(({ from, to, path }) => (
          <path key={`${from} ${to}`} d={path} className={styles.line} markerEnd="url(#rule-arrow)" />
        ))}
      </svg>
      {positionedArrows.map(({ from, to, label, otherPage, end, middle }) => {
        const text = otherPage ?? label;
        return (
          text && (
            <span
              key={`${from} ${to}`}
              className={styles.label}
              style={{ insetInlineEnd: Math.max(4, end - 52), top: middle }}
            >
              {text}
            </span>
          )
        );
      })}
    </div>,
    sheet,
  );
}

function computeArrows(
  page: HTMLElement,
  arrows: readonly RuleArrow[],
  selected: string,
  fields: FormFields,
  isMirrored: boolean,
): readonly PositionedArrow[] {
  const frame = page.getBoundingClientRect();
  const getBox = (id: string): ComponentBox | undefined => {
    const block = page.querySelector(`[data-path="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    if (!block) return undefined;
    const start = isMirrored ? frame.right - block.right : block.left - frame.left;
    return { start, end: start + block.width, top: block.top - frame.top, bottom: block.bottom - frame.top };
  };
  return arrows.flatMap((arrow, lane): readonly PositionedArrow[] => {
    const [from, to] = [getBox(arrow.from), getBox(arrow.to)];
    if (from && to) {
      const { path, turnX, middle } = routeArrow(from, to, lane, frame.width);
      return [{ ...arrow, path, end: frame.width - turnX, middle, otherPage: undefined }];
    }
    const visibleBox = from ?? to;
    if (!visibleBox) return [];
    const other = arrow.from === selected ? arrow.to : arrow.from;
    const middle = (visibleBox.top + visibleBox.bottom) / 2 + lane * 24;
    const [x0, x1] = [visibleBox.end, visibleBox.end + 24];
    const path = from ? `M ${x0} ${middle} H ${x1}` : `M ${x1} ${middle} H ${x0 + 2}`;
    return [
      { ...arrow, path, end: frame.width - x1 - 56, middle, otherPage: fields.findTopLevelField(other)?.name ?? '' },
    ];
  });
}
