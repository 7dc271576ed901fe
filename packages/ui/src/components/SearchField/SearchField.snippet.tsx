import { SearchField } from '@fortuna/ui/components/SearchField/SearchField.tsx';
import { useState } from 'react';

const games = ['Onda Dourada', 'Baú de Ipanema', 'Crash Jato'];

/** It narrows the list on each key press; how many are left is announced. */
export function Example() {
  const [text, setText] = useState('');
  const found = games.filter((game) => game.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <>
      <SearchField
        label="Buscar jogos"
        placeholder="Jogo ou provedor"
        clearLabel="Limpar a busca"
        value={text}
        onChange={setText}
      />
      <p role="status">{`${found.length} jogos`}</p>
    </>
  );
}
