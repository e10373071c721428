// The entry of `npm run dev`: React's refresh runtime has to be there before the first component.
import "@vitejs/plugin-react/preamble";

await import("./entry-client.tsx");
