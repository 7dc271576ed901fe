import { Badge } from '@fortuna/ui/components/Badge/Badge.tsx';
import { LinkList } from '@fortuna/ui/components/LinkList/LinkList.tsx';

/** A hub's way on: the state of what is behind each link stands at its end. */
export function Example() {
  return (
    <LinkList
      title="Conta"
      items={[
        { href: '/withdrawal-card', label: 'Chaves PIX e contas', icon: 'pix', detail: 'Duas cadastradas' },
        {
          href: '/security-center/change-withdrawal-password',
          label: 'Senha de saque',
          icon: 'lock',
          note: <Badge tone="warning">Criar</Badge>,
        },
      ]}
    />
  );
}
