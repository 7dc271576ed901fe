import { IconButton, IconLink } from '@fortuna/ui/components/IconButton/IconButton.tsx';
import { useState } from 'react';

/** One that is switched on and off, and one that leads elsewhere. */
export function Example() {
  const [isLiked, setLiked] = useState(false);
  return (
    <>
      <IconButton
        icon={isLiked ? 'heartFull' : 'heart'}
        label="Favorito"
        isPressed={isLiked}
        onClick={() => setLiked(!isLiked)}
      />
      <IconLink
        icon="bell"
        label="Avisos"
        href="/information-center/notification"
        badge={{ count: 3, label: '3 não lidos' }}
      />
    </>
  );
}
