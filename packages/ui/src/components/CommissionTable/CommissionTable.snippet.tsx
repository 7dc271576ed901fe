import { CommissionTable } from '@fortuna/ui/components/CommissionTable/CommissionTable.tsx';

const levels = [
  { id: 1, levelName: 'Agente comum', from: 0, to: 1_000_000, basisPoints: 30 },
  { id: 2, levelName: 'Agente prata', from: 1_000_000, to: null, basisPoints: 50 },
];

const words = {
  caption: 'Comissão por nível',
  name: 'Nível',
  none: 'sem limite',
  current: 'O seu nível',
  nameOf: ({ levelName }: (typeof levels)[number]) => levelName,
  loading: 'Carregando as comissões',
  emptyTitle: 'Nenhuma comissão ainda',
  emptyText: 'Elas aparecem aqui no dia seguinte às apostas.',
  retry: 'Tentar de novo',
};

export function Example() {
  return (
    <CommissionTable
      view={{ kind: 'ready', items: levels }}
      columns={[
        { field: 'from', label: 'A partir de', figure: 'money' },
        { field: 'to', label: 'até', figure: 'money' },
        { field: 'basisPoints', label: 'Comissão', figure: 'share' },
      ]}
      currentId={1}
      words={words}
      language="pt"
      onRetry={() => undefined}
    />
  );
}
