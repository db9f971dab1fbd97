import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PublicApp } from './PublicApp.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PublicApp path={location.pathname} />
  </StrictMode>,
);
