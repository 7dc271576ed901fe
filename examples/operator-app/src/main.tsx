import '@fortuna/ui/theme/base.css';
import { Button } from '@fortuna/ui/components/Button/Button';
import { SiteContext } from '@fortuna/ui/screens/site-context';
import { BrandContext } from '@fortuna/ui/theme/brand-context';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startBrand } from './brand';
import { Deposit } from './Deposit';
import { startWords } from './words';

const none = () => undefined;

/** What screens ask of the app around them. */
const site = {
  onLogin: none,
  onRegister: none,
  language: 'pt',
  onLanguage: none,
  isBalanceHidden: false,
  onToggleBalance: none,
};

const brand = startBrand(new URLSearchParams(window.location.search).get('brand'));
await startWords();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrandContext value={brand}>
      <SiteContext value={site}>
        <Button variant="primary">Entrar</Button>
        <Deposit />
      </SiteContext>
    </BrandContext>
  </StrictMode>,
);
