/** What the page needs of `gobi.toml`. */
interface Worth {
  name: string;
  points: number;
}

export interface GobiData {
  coffee_route: number;
  tea_route: number;
  /** What a blessing is worth whose condition fails. */
  blessing_otherwise: number;
  gift: (Worth & { steps: number })[];
  blessing: Worth[];
  coffee: { points: number };
}

declare module '../../lib/data/components.svelte' {
  interface Components {
    gobi: GobiData;
  }
}
