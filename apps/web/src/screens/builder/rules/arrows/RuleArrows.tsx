import { makeStyles, mergeClasses, tokens, typographyStyles, useFluent } from '@fluentui/react-components';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelectedPath } from '../../design/selection/useSelection.ts';
import type { SaidRule } from '../list-said-rules.ts';
import type { FormFields } from '../wording/form-fields.ts';
import { findArrows, type RuleArrow } from './find-arrows.ts';
import { type Box, routeArrow } from './route-arrow.ts';

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

interface Drawn extends RuleArrow {
  readonly path: string;
  /** Of the label, in px from the end of the lines and from the top. */
  readonly end: number;
  readonly middle: number;
  /** The page where it goes on. */
  readonly elsewhere: string | undefined;
}

interface RuleArrowsProps {
  readonly said: readonly SaidRule[];
  readonly fields: FormFields;
}

/**
 * Arrows on the page between the selected component, what it looks at and what looks at it. One that leaves the page ends in the
 * name of the other page. For eyes alone: the list says the same.
 */
export function RuleArrows({ said, fields }: RuleArrowsProps) {
  const styles = useStyles();
  const { dir } = useFluent();
  const selected = useSelectedPath();
  const [sheet, setSheet] = useState<HTMLElement>();
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-sheet]') ?? undefined;
    setSheet(page);
    if (!page) return;
    const classes = styles.gutter.split(' ');
    page.classList.add(...classes);
    const draw = () =>
      setDrawn(
        selected === undefined ? [] : drawArrows(page, findArrows(said, selected), selected, fields, dir === 'rtl'),
      );
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(page);
    return () => {
      observer.disconnect();
      page.classList.remove(...classes);
    };
  }, [said, fields, selected, dir, styles.gutter]);
  if (!sheet || drawn.length === 0) return null;
  const isMirrored = dir === 'rtl';
  return createPortal(
    <div aria-hidden className={styles.layer} data-rule-arrows>
      <svg className={mergeClasses(styles.drawing, isMirrored && styles.mirrored)} role="presentation">
        <defs>
          <marker id="rule-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="6" markerHeight="6" orient="auto">
            <path d="M 1 1 L 9 5 L 1 9" className={styles.line} />
          </marker>
        </defs>
        {drawn.map(({ from, to, path }) => (
          <path key={`${from} ${to}`} d={path} className={styles.line} markerEnd="url(#rule-arrow)" />
        ))}
      </svg>
      {drawn.map(({ from, to, label, elsewhere, end, middle }) => {
        const text = elsewhere ?? label;
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

function drawArrows(
  page: HTMLElement,
  arrows: readonly RuleArrow[],
  selected: string,
  fields: FormFields,
  isMirrored: boolean,
): readonly Drawn[] {
  const frame = page.getBoundingClientRect();
  const boxAt = (id: string): Box | undefined => {
    const block = page.querySelector(`[data-path="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    if (!block) return undefined;
    const start = isMirrored ? frame.right - block.right : block.left - frame.left;
    return { start, end: start + block.width, top: block.top - frame.top, bottom: block.bottom - frame.top };
  };
  return arrows.flatMap((arrow, lane): readonly Drawn[] => {
    const [from, to] = [boxAt(arrow.from), boxAt(arrow.to)];
    if (from && to) {
      const { path, turn, middle } = routeArrow(from, to, lane, frame.width);
      return [{ ...arrow, path, end: frame.width - turn, middle, elsewhere: undefined }];
    }
    const here = from ?? to;
    if (!here) return [];
    const other = arrow.from === selected ? arrow.to : arrow.from;
    const middle = (here.top + here.bottom) / 2 + lane * 24;
    const [x0, x1] = [here.end, here.end + 24];
    const path = from ? `M ${x0} ${middle} H ${x1}` : `M ${x1} ${middle} H ${x0 + 2}`;
    return [{ ...arrow, path, end: frame.width - x1 - 56, middle, elsewhere: fields.topOf(other)?.name ?? '' }];
  });
}
