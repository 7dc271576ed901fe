import { FilterChips } from '@fortuna/ui/components/FilterChips/FilterChips.tsx';
import { useState } from 'react';

type Status = 'pending' | 'approved';

export function Example() {
  const [status, setStatus] = useState<Status | null>(null);
  return (
    <FilterChips<Status>
      label="Situação"
      options={[
        { value: 'pending', label: 'Pendentes', count: 2 },
        { value: 'approved', label: 'Aprovadas', count: 31 },
      ]}
      selected={status === null ? [] : [status]}
      onToggle={(value) => setStatus(value === status ? null : value)}
    />
  );
}
