import { PocketList } from '@fortuna/ui/components/PocketList/PocketList.tsx';

/** The newest first. */
export function Example() {
  return (
    <PocketList
      label="Últimos números"
      numbers={[17, 0, 32, 5, 5, 26, 11, 8]}
      colourNames={{ red: 'vermelho', black: 'preto', green: 'verde' }}
    />
  );
}
