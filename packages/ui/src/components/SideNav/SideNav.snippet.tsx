import { SideNav } from '@fortuna/ui/components/SideNav/SideNav.tsx';

/** The destinations of the bottom bar, for windows with room beside the page. */
export function Example() {
  return (
    <SideNav
      label="Navegação principal"
      items={[
        { href: '/', label: 'Início', icon: 'home', isCurrent: true },
        { href: '/game', label: 'Jogos', icon: 'games', isCurrent: false },
        {
          href: '/information-center',
          label: 'Avisos',
          icon: 'bell',
          isCurrent: false,
          badge: { count: 3, label: '3 não lidos' },
        },
      ]}
    />
  );
}
