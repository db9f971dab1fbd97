import { Drawing, ink, pen, sheetProps } from './Drawing.tsx';

/** Drawing of a crossed-out sheet of paper. */
export function CancelDrawing({ className }: { readonly className: string }) {
  return (
    <Drawing className={className}>
      <rect x="42" y="12" width="66" height="88" rx="8" {...sheetProps} />
      <g {...ink}>
        <rect x="54" y="26" width="30" height="5" rx="2.5" />
        <rect x="54" y="40" width="42" height="10" rx="3" />
        <rect x="54" y="60" width="22" height="5" rx="2.5" />
      </g>
      <g {...pen}>
        <circle cx="104" cy="76" r="20" {...sheetProps} stroke="currentColor" strokeWidth="4" />
        <path d="M90 90l28-28" />
      </g>
    </Drawing>
  );
}
