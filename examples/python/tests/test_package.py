"""The wheel and the source distribution."""

import email
import os
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]
LICENSES = {name: (PACKAGE.parents[1] / name).read_text() for name in ("LICENSE-APACHE", "LICENSE-MIT")}
MATURIN, TWINE = (Path(sys.executable).parent / name for name in ("maturin", "twine"))


def check(metadata: Message) -> None:
    assert metadata["License-Expression"] == "MIT OR Apache-2.0" and metadata["Version"] == "0.2.0"
    assert sorted(metadata.get_all("License-File", [])) == sorted(LICENSES)
    assert metadata["Description-Content-Type"].startswith("text/markdown")
    assert str(metadata.get_payload()).strip() == (PACKAGE / "README.md").read_text().strip()


@pytest.mark.parametrize("setting", ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"])
def test_the_wheel_comes_from_the_target_folder_of_cargo(setting: str, tmp_path: Path) -> None:
    """Cargo builds in another folder: here a link to the usual one, so that nothing is compiled again. Wheels that an earlier
    build left in `target/wheels` are neither used nor changed."""
    built = Path(os.environ.get("CARGO_TARGET_DIR") or os.environ.get("CARGO_BUILD_TARGET_DIR") or PACKAGE / "target")
    elsewhere, wheels = tmp_path / "elsewhere", tmp_path / "wheels"
    elsewhere.symlink_to(built.resolve())
    stale = PACKAGE / "target" / "wheels" / "starwright-0.0.0-stale.whl"
    stale.parent.mkdir(parents=True, exist_ok=True)
    stale.write_text("stale")
    environment = {name: value for name, value in os.environ.items() if name not in ("CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR")}
    try:
        subprocess.run(["bash", PACKAGE / "wheel.sh", wheels], check=True, env={**environment, setting: str(elsewhere)})
        assert stale.read_text() == "stale"
    finally:
        stale.unlink()
    [wheel] = wheels.iterdir()
    subprocess.run([TWINE, "check", "--strict", wheel], check=True, capture_output=True)
    with zipfile.ZipFile(wheel) as files:
        [metadata] = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        check(email.message_from_string(files.read(metadata).decode()))
        for name, text in LICENSES.items():
            assert files.read(metadata.replace("METADATA", f"licenses/{name}")).decode() == text
        assert any(name.endswith(".so") or name.endswith(".pyd") for name in files.namelist())


def test_a_wheel_of_the_source_distribution_is_complete(tmp_path: Path) -> None:
    subprocess.run([MATURIN, "sdist", "--out", tmp_path], check=True, cwd=PACKAGE, capture_output=True)
    [archive] = tmp_path.iterdir()
    subprocess.run([TWINE, "check", "--strict", archive], check=True, capture_output=True)
    with tarfile.open(archive) as files:
        files.extractall(tmp_path, filter="data")
    [source] = [path for path in tmp_path.iterdir() if path.is_dir()]
    check(email.message_from_string((source / "PKG-INFO").read_text("utf-8")))
    for name, text in LICENSES.items():
        assert (source / name).read_text() == text
    command: list[str | Path] = [MATURIN, "pep517", "write-dist-info", "--metadata-directory", tmp_path, "--interpreter", sys.executable]
    subprocess.run(command, check=True, cwd=source, capture_output=True)
    [metadata] = tmp_path.glob("*.dist-info/METADATA")
    check(email.message_from_string(metadata.read_text("utf-8")))
