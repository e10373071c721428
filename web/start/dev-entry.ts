// The entry of `npm run dev`: React's refresh runtime has to be there before the first component.
import "@vitejs/plugin-react/preamble";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";

await import("./entry-client.tsx");
