import { Avatar } from '@fortuna/ui/components/Avatar/Avatar.tsx';

export function Example() {
  return (
    <p>
      <Avatar name="Marina Duarte" pictureUrl={null} seed={20481} size="lg" />
      Marina Duarte
    </p>
  );
}
