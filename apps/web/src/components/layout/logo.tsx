/** The product's logo. */
export function Logo({ size = 20 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
