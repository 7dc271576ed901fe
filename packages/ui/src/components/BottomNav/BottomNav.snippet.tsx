import { BottomNav } from '@fortuna/ui/components/BottomNav/BottomNav.tsx';

export function Example() {
  return (
    <BottomNav
      label="Navegação principal"
      items={[
        { href: '/', label: 'Início', icon: 'home', isCurrent: true },
        { href: '/game', label: 'Jogos', icon: 'games', isCurrent: false },
        { href: '/recharge', label: 'Depósito', icon: 'deposit', isCurrent: false },
        { href: '/transactions', label: 'Registros', icon: 'records', isCurrent: false },
        { href: '/profile', label: 'Perfil', icon: 'user', isCurrent: false },
      ]}
    />
  );
}
