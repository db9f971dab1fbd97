import { Drawing, ink, pen, sheetProps } from './Drawing.tsx';

/** Drawing of sheets of paper that turn into bars of a chart. */
export function DataProcessingDrawing({ className }: { readonly className: string }) {
  return (
    <Drawing className={className}>
      <g {...sheetProps}>
        <rect x="20" y="22" width="46" height="62" rx="7" transform="rotate(-7 43 53)" />
        <rect x="30" y="24" width="46" height="64" rx="7" />
        <rect x="102" y="24" width="44" height="64" rx="7" />
      </g>
      <g {...ink}>
        <rect x="39" y="36" width="20" height="5" rx="2.5" />
        <rect x="39" y="48" width="28" height="8" rx="3" />
        <rect x="111" y="62" width="7" height="16" rx="2" />
        <rect x="121" y="50" width="7" height="28" rx="2" />
        <rect x="131" y="38" width="7" height="40" rx="2" />
      </g>
      <path d="M82 56h12m-5-6l6 6-6 6" {...pen} />
    </Drawing>
  );
}
