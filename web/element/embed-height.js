// For a page with embeds: gives each frame the height that the figure in it asks for.
addEventListener("message", ({ source, data }) => {
  if (data?.source !== "closeranks" || !(data.height > 0)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow !== source) continue;
    const border = frame.offsetHeight - frame.clientHeight;
    frame.style.boxSizing = "border-box";
    frame.style.height = `${Math.min(data.height, 3000) + border}px`;
  }
});
