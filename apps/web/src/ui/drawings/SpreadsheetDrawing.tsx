import { Drawing, ink, pen, sheetProps } from './Drawing.tsx';

/** Drawing of a table with one highlighted row. */
export function SpreadsheetDrawing({ className }: { readonly className: string }) {
  return (
    <Drawing className={className}>
      <g {...sheetProps}>
        <rect x="26" y="16" width="108" height="80" rx="8" />
        <path d="M26 36h108M26 56h108M26 76h108M62 16v80M98 16v80" />
      </g>
      <g {...ink}>
        <rect x="34" y="24" width="20" height="5" rx="2.5" />
        <rect x="70" y="24" width="20" height="5" rx="2.5" />
        <rect x="106" y="24" width="20" height="5" rx="2.5" />
        <rect x="34" y="64" width="16" height="5" rx="2.5" />
        <rect x="70" y="64" width="18" height="5" rx="2.5" />
      </g>
      <path d="M36 47l5 5 9-10" {...pen} />
    </Drawing>
  );
}
