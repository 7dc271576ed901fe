import { AppFrame } from '@fortuna/ui/components/AppFrame/AppFrame.tsx';
import { DemoRibbon } from '@fortuna/ui/components/DemoRibbon/DemoRibbon.tsx';

export function Example() {
  return (
    <AppFrame
      skipLabel="Pular para o conteúdo"
      ribbon={<DemoRibbon text="Demonstração sem dinheiro real · 18+" />}
      topBar={<header>Barra de cima: TopBar</header>}
      sideNav={<nav aria-label="Navegação lateral">SideNav</nav>}
      bottomNav={<nav aria-label="Navegação principal">BottomNav</nav>}
      footer={<footer>FooterLegal</footer>}
    >
      <h1>Promoções</h1>
    </AppFrame>
  );
}
