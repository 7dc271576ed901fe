import { SegmentedControl } from '@fortuna/ui/components/SegmentedControl/SegmentedControl.tsx';
import { useState } from 'react';

/** One of two, and one of them is always chosen. */
export function Example() {
  const [channel, setChannel] = useState<'phone' | 'email'>('phone');
  return (
    <SegmentedControl
      label="Receber o código por"
      name="channel"
      hasVisibleLabel
      options={[
        { value: 'phone', label: 'Celular' },
        { value: 'email', label: 'E-mail' },
      ]}
      value={channel}
      onChange={setChannel}
    />
  );
}
