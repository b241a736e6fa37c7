// The mark of the page: a ship among stars.
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--space)" />
    <g fill="var(--star)">
      <circle cx="6" cy="8" r="1" />
      <circle cx="26" cy="6" r="1.2" />
      <circle cx="27" cy="22" r=".9" />
      <circle cx="7" cy="25" r="1.1" />
    </g>
    <rect x="12" y="12" width="9" height="9" rx="2" fill="var(--cabin)" />
    <rect x="12" y="3" width="9" height="8" rx="2" fill="var(--cannon)" />
    <rect x="12" y="22" width="9" height="7" rx="2" fill="var(--engine)" />
    <rect x="3" y="12" width="8" height="9" rx="2" fill="var(--hull)" />
    <rect x="22" y="12" width="7" height="9" rx="2" fill="var(--hull)" />
  </svg>
);
